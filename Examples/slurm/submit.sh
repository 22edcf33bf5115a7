#!/usr/bin/env bash
# submit.sh CATALOG OUTPUT N [BUILD-OPTION…]: builds a catalog in N shards on a Slurm cluster, and
# merges them into OUTPUT when all are there. CATALOG, OUTPUT and this folder lie on storage that all
# nodes share. DARKROOM: the command (`darkroom` by default). RETRIES: see `retrying`.
set -euo pipefail

if [ $# -lt 3 ]; then
    echo "Usage: submit.sh CATALOG OUTPUT N [BUILD-OPTION…]" >&2
    exit 2
fi
catalog=$(realpath "$1")
output=$(realpath --canonicalize-missing "$2")
count=$3
shift 3
tool=$(command -v "${DARKROOM:-darkroom}") || { echo "There is no ${DARKROOM:-darkroom}" >&2; exit 2; }
DARKROOM=$(realpath --no-symlinks "$tool")
EXAMPLE=$(dirname "$(realpath "$0")")
# sbatch hands them on to the jobs, which run from a copy of their script elsewhere.
export DARKROOM EXAMPLE

shards=$output.shards
log=$shards/log
mkdir -p "$log"

# A wrong catalog or N shows here, not in N tasks.
"$DARKROOM" plan "$catalog" --shard "1/$count" --list-sources >"$log/sources-of-shard-1.txt"

array=$(sbatch --parsable --array="1-$count" --output="$log/%a-of-$count.log" \
    "$EXAMPLE/shard.sbatch" "$catalog" "$shards" "$count" "$@")
array=${array%%;*}  # on a federation: ID;CLUSTER
merge=$(sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes \
    --output="$log/merge.log" "$EXAMPLE/merge.sbatch" "$output" "$shards" "$count") || {
    scancel "$array"
    exit 1
}

echo "shards $array"
echo "merge ${merge%%;*}"
echo "log $log"
