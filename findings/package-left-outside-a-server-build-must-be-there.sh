#!/usr/bin/env bash
# A published build tool's list of packages that stay outside a server's bundle passes over those that are not installed.
#
# Version:   vite 8.3.8 (npm), on Node 24.
# Documents: `ssr.external` names dependencies that are kept outside the bundle; it wins over `ssr.noExternal`.
# Expected:  a package that is named there and imported on demand, such as the tracing of a game server that few deployments have, stays an
#            import whether it is installed or not: the bundle is made to do without it.
# Seen:      the build fails with "failed to resolve import" where it is not installed, and passes where it is. The same name in the bundler's
#            own list, `build.rolldownOptions.external`, is kept outside in both cases.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install vite@8.3.8 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

echo "export const traced = () => import('tracing-of-few')" > server.js
cat > look.mjs <<'SCRIPT'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'

async function outcome(how) {
  const ssr = { noExternal: true, ...(how === 'list of the tool' && { external: ['tracing-of-few'] }) }
  const rolldownOptions = how === 'list of the bundler' ? { external: ['tracing-of-few'] } : {}
  try {
    await build({ configFile: false, logLevel: 'silent', ssr, build: { ssr: 'server.js', outDir: 'out', rolldownOptions } })
  } catch (error) {
    return /failed to resolve import/.test(error.message) ? 'not resolved' : error.message
  }
  return /import\(["'`]tracing-of-few["'`]\)/.test(readFileSync('out/server.js', 'utf8')) ? 'outside' : 'inside'
}

function install() {
  mkdirSync('node_modules/tracing-of-few', { recursive: true })
  writeFileSync('node_modules/tracing-of-few/package.json', '{ "name": "tracing-of-few", "version": "1.0.0", "main": "index.js" }')
  writeFileSync('node_modules/tracing-of-few/index.js', 'exports.on = true')
}

const seen = []
for (const isInstalled of [false, true]) {
  if (isInstalled) install()
  for (const how of ['list of the tool', 'list of the bundler']) {
    seen.push(await outcome(how))
    console.log(`${isInstalled ? 'installed' : 'not installed'}, ${how}: ${seen.at(-1)}`)
  }
}
process.exit(seen.join() === 'not resolved,outside,outside,outside' ? 0 : 1)
SCRIPT
node look.mjs || { echo 'changed'; exit 1; }
