#!/bin/sh
# A Slurm array: each task plays its part of an arena's blocks; afterwards one command adds them up.
#
#   mkdir -p parts && sbatch deploy/cluster/slurm.sh
#   ./governor merge parts/*.ndjson
#
# A task that was ended goes on where its file ends: submit the same array again. Build once beforehand
# (./governor --version), so that the tasks don't. A template: read it and change what is played.
#SBATCH --job-name=governor
#SBATCH --array=1-64
#SBATCH --cpus-per-task=4
#SBATCH --mem=2G
#SBATCH --time=04:00:00
#SBATCH --requeue
set -eu
cd "${SLURM_SUBMIT_DIR:-.}"
part=$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT

exec ./governor arena sanjuan:2e level5 greedy --games 100000 --seed 1 --threads "$SLURM_CPUS_PER_TASK" \
  --blocks "$part" --partial "parts/$SLURM_ARRAY_TASK_ID.ndjson"

# One generation of a training (see docs/library.md); then: ./governor train ... --out nets --learn parts/*.ndjson
# exec ./governor train puertorico --games 100000 --generation 2048 --out nets --threads "$SLURM_CPUS_PER_TASK" \
#   --blocks "$part" --partial "parts/$SLURM_ARRAY_TASK_ID.ndjson"

# Rows instead of figures; then: ./governor merge parts/*.parquet --to games.parquet
# exec ./governor data puertorico --games 1000000 --threads "$SLURM_CPUS_PER_TASK" \
#   --blocks "$part" --to "parts/$SLURM_ARRAY_TASK_ID.parquet"
