import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endpoints } from '../packages/api/src/endpoints/index.ts'
import { studioEndpoints } from '../packages/api/src/studio/endpoints.ts'
import { fullFoldersWithReason, longFilesWithReason } from './tidy-known.ts'

const mostLines = 300
const mostFiles = 15
const mostIds = 3
const code = /\.(ts|tsx)$/
const tests = /\.test\.tsx?$/
/** Texts in a language are as long as they are. */
const texts = /\/(locales|texts|error-texts|help)\/|-texts\.ts$/
/** The ids that open a title, all brackets of them. */
const title = /['"`]((?:\[[A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*\]\s*)+)/g
const rowId = /[A-Z0-9]+-\d+/g

export interface SourceFile {
  /** Path in the project. */
  path: string
  text: string
}

/** Faults of a tree of files, each in a line that begins with its path. */
export function findFaults(files: readonly SourceFile[]): string[] {
  return [
    ...longFiles(files),
    ...fullFolders(files),
    ...crowdedTitles(files),
    ...pathsWrittenTwice(files),
    ...elementsByHand(files),
    ...manneredComments(files),
  ]
}

const longFiles = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => code.test(path) && !texts.test(path) && text.split('\n').length - 1 > mostLines)
    .map(({ path }) => `${path}: more than ${mostLines} lines`)

function fullFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  const isFull = ([folder, count]: [string, number]) =>
    /^(apps|packages|e2e|bench|scripts)\b/.test(folder) && count > mostFiles
  return [...counts].filter(isFull).map(([folder]) => `${folder}: more than ${mostFiles} files`)
}

const crowdedTitles = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => tests.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(title)]
        .map(([, brackets]) => brackets!.match(rowId)!)
        .filter(ids => ids.length > mostIds)
        .map(ids => `${path}: a title with more than ${mostIds} ids, ${ids.join(', ')}`),
    )

/** Paths of calls are rows of packages/api; whoever needs one asks the row. Tests may write what a stranger would send. */
function pathsWrittenTwice(files: readonly SourceFile[]): string[] {
  const paths = [...Object.values(endpoints), ...Object.values(studioEndpoints)].map(({ path }) => path)
  const isOutside = (path: string) => code.test(path) && !tests.test(path) && /^(apps|scripts)\//.test(path)
  return files
    .filter(({ path }) => isOutside(path))
    .flatMap(({ path, text }) =>
      paths.filter(written => text.includes(`'${written}'`)).map(written => `${path}: writes the path ${written}`),
    )
}

/** What a player sees beside a canvas is made of components. Mounting and the stages, whose canvases nobody sees, are not. */
function elementsByHand(files: readonly SourceFile[]): string[] {
  const isComponent = (path: string) => path !== 'apps/games/src/kit/mount.tsx' && !path.includes('/stage/')
  return files
    .filter(({ path }) => path.startsWith('apps/games/src/') && isComponent(path))
    .flatMap(({ path, text }) => {
      const [call] = /\b(?:createElement|innerHTML|replaceChildren|append(?=\())\b/.exec(text) ?? []
      return call ? [`${path}: makes an element by hand, ${call}`] : []
    })
}

/** Comments say plainly what is so; a riddle helps nobody in an incident. */
function manneredComments(files: readonly SourceFile[]): string[] {
  const mannered = /^\s*(?:\/\*\*|\/\/|\*) (Whether|Who|Whoever|What is theirs)\b/m
  return files.flatMap(({ path, text }) => {
    const [, opening] = mannered.exec(text) ?? []
    return opening ? [`${path}: a comment opens with "${opening}"`] : []
  })
}

/** Every file that the project keeps. */
function projectFiles(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter(path => /^(apps|packages|e2e|bench|scripts)\//.test(path))
    .flatMap(path => {
      try {
        return [{ path, text: code.test(path) ? readFileSync(join(root, path), 'utf8') : '' }]
      } catch {
        return [] // gone from the folder, not yet from the index
      }
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findFaults(projectFiles(fileURLToPath(new URL('..', import.meta.url))))
  const known = new Set([
    ...Object.keys(longFilesWithReason).map(path => `${path}: more than ${mostLines} lines`),
    ...Object.keys(fullFoldersWithReason).map(folder => `${folder}: more than ${mostFiles} files`),
  ])
  const added = found.filter(fault => !known.has(fault))
  const mended = [...known].filter(fault => !found.includes(fault))
  for (const fault of added) console.error(fault)
  for (const fault of mended) console.error(`${fault} is mended: take it off the list in scripts/tidy-known.ts`)
  process.exit(added.length + mended.length > 0 ? 1 : 0)
}
