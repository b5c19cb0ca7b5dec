#!/usr/bin/env bash
# A published exporter of a server's figures counts the first pause for garbage of each turn and none of the others.
#
# Version:   prom-client 15.1.3 (npm), on Node 24.
# Documents: nodejs_gc_duration_seconds is a histogram of the durations of collections, by kind, so that its count is how many there were
#            and its sum how long they took.
# Expected:  after ten collections in one turn the count is higher by ten.
# Seen:      it is higher by one. Node hands an observer of performance all entries since its last turn in one list, and the first of the
#            list alone is read. A server that works long in one turn, when pauses matter, has its pauses told too few and too short.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install prom-client@15.1.3 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.mjs <<'SCRIPT'
import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as passed } from 'node:timers/promises'
import { collectDefaultMetrics, Registry } from 'prom-client'

const register = new Registry()
collectDefaultMetrics({ register })
let all = 0
new PerformanceObserver(list => {
  all += list.getEntries().filter(({ detail }) => detail.kind === 4).length
}).observe({ entryTypes: ['gc'] })

async function counted() {
  const { values } = await register.getSingleMetric('nodejs_gc_duration_seconds').get()
  return values.find(({ metricName, labels }) => metricName?.endsWith('_count') && labels.kind === 'major')?.value ?? 0
}

/** Whole collections of one turn: how many Node tells, and how many the exporter counted. */
async function told(collections) {
  const [allBefore, countedBefore] = [all, await counted()]
  for (let n = 0; n < collections; n++) gc()
  await passed(500)
  return [all - allBefore, (await counted()) - countedBefore]
}

await passed(500)
let isChanged = false
for (const [collections, noted] of [[1, 1], [10, 1]]) {
  const [byNode, byExporter] = await told(collections)
  console.log(`${collections} in one turn: ${byNode} told by Node, ${byExporter} counted by the exporter`)
  if (byNode !== collections || byExporter !== noted) isChanged = true
}
if (isChanged) {
  console.log('changed: 1 of 1 and 1 of 10 were counted')
  process.exit(1)
}
SCRIPT
node --expose-gc look.mjs
echo 'expected: 1 of 1, and 10 of 10'
