#!/usr/bin/env bash
# submit.sh CATALOG SHARDS OUTPUT N: an array job builds N shards, a second job merges them when all have
# succeeded. The three are places in a store, as rclone names them: `s3:bucket/catalog`.
# QUEUE: the job queue (`darkroom` by default).
set -euo pipefail

if [ $# -ne 4 ] || ! [ "$4" -ge 2 ]; then
    echo "Usage: submit.sh CATALOG SHARDS OUTPUT N (2 to 10000)" >&2
    exit 2
fi
submit() {
    aws batch submit-job --job-queue "${QUEUE:-darkroom}" --job-definition darkroom \
        --query jobId --output text "$@"
}
# As JSON, whatever the words hold.
overrides() { python3 -c 'import json, sys; print(json.dumps({"command": sys.argv[1:]}))' run-job "$@"; }

array=$(submit --job-name darkroom-shards --array-properties "size=$4" \
    --container-overrides "$(overrides build-shard "$1" "$2" "{shard}/$4")")
merge=$(submit --job-name darkroom-merge --depends-on "jobId=$array" \
    --container-overrides "$(overrides merge-shards "$2" "$3" "$4")")
echo "shards $array"
echo "merge $merge"
