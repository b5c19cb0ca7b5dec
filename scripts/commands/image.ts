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
  const removed = [...dockerfile.matchAll(/(?<= )node_modules\/\S+/g)].map(String)
  const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )
  for (const [, names] of copies!.matchAll(/^COPY --from=build (.*) \S+$/gm))
    for (const name of names!.split(' ').map(path => path.replace('/baize/', ''))) {
      // Those of tests and tools are pruned, and what the Dockerfile removes by name.
      if (name === 'node_modules')
        linkPackages(
          folder,
          (path, { dev = false }) =>
            dev || removed.some(pattern => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`)),
        )
      for (const path of kept.filter(path => path === name || path.startsWith(`${name}/`))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        cpSync(join(root, path), join(folder, path))
      }
    }
}

/**
 * Links the packages of this project into the folder of a copy of it, and the copy's own parts among them.
 * @param leaves those that are not linked
 */
export function linkPackages(folder: string, leaves: (path: string, locked: LockedPackage) => boolean): void {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
  for (const [path, locked] of Object.entries(packages)) {
    const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)
    const { link, resolved } = locked
    if (!isTop || leaves(path, locked)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(link ? join(folder, resolved!) : join(root, path), join(folder, path))
  }
}
