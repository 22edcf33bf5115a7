/// A catalog with one model object a photo.
struct BenchCatalog: Encodable {
    let version = 1
    let photos = "photos"
    let trips: [Trip]
    let focuses: [Focus]

    init(trips names: [String]) {
        trips = names.map(Trip.init)
        focuses = []
    }

    init(focuses names: [String]) {
        trips = []
        focuses = names.map(Focus.init)
    }

    struct Trip: Encodable {
        let id: String
        let title: String
        let subtitle = ""
        let location = ""
        let startDate = "2024-05-29"
        let endDate = "2024-06-03"
        let isPublic = true
        let friends: [String] = []
        let selectedImages: [String]

        init(_ name: String) {
            id = name
            title = name
            selectedImages = [name]
        }
    }

    struct Focus: Encodable {
        let title: String
        let description = ""
        let imageName: String

        init(_ name: String) {
            title = name
            imageName = name
        }
    }
}

/// The defaults without the gallery, in some formats.
struct BenchRecipe: Encodable {
    let version = 1
    let roles: [String: String?] = ["trip.gallery": nil]
    var scales = [1, 2, 3]
    var formats = ["jpeg"]
}
