import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface LockedPackage {
  dev?: boolean
  link?: boolean
  resolved?: string
}

/**
 * Lays a folder out as the image's: what the Dockerfile copies into its last stage, and of the packages those that it leaves there.
 * What is built for browsers is left out.
 */
export function layOutImage(folder: string): void {
  const dockerfile = read('Dockerfile')
  const [, copies] = /^FROM.*\n[\s\S]*^FROM.*\n([\s\S]*)/m.exec(dockerfile)!
  const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )
  for (const [, names] of copies!.matchAll(/^COPY --from=build (.*) \S+$/gm))
    for (const name of names!.split(' ').map(path => path.replace('/baize/', ''))) {
      if (name === 'node_modules')
        linkPackages(folder, [...dockerfile.matchAll(/(?<= )node_modules\/\S+/g)].map(String))
      for (const path of kept.filter(path => path === name || path.startsWith(`${name}/`))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        cpSync(join(root, path), join(folder, path))
      }
    }
}

/** Packages that are not for tests and tools, beside those that match what the Dockerfile removes. */
function linkPackages(folder: string, removed: readonly string[]): void {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
  for (const [path, { dev, link, resolved }] of Object.entries(packages)) {
    const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)
    const isRemoved = removed.some(pattern => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`))
    if (!isTop || dev || isRemoved) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(link ? join(folder, resolved!) : join(root, path), join(folder, path))
  }
}
