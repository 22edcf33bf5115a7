/// The sample catalog as it is: all models, all roles.
struct MainJob: Workload {
    let name = "main-job"
    let summary = "the sample catalog with all its models, from an empty output folder"
    let isCompared = false

    func prepare(in folder: String, assets: String) throws -> PreparedWorkload {
        PreparedWorkload(catalog: assets)
    }
}
