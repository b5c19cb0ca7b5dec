import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocPage, madeLater } from './pages.ts'

const root = join(import.meta.dirname, '../..')
const folders = '{apps,packages,scripts,bench,e2e,docs,findings}'

/** Every file of the project by its path from the root, beside what is installed or built. */
const files = globSync([`${folders}/**/*`, '*.*'], {
  cwd: root,
  withFileTypes: true,
  exclude: entry => ['node_modules', 'dist'].includes(entry.name),
})
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))

const ending = /\.(tsx?|mjs|css|json|sql|md|br)$/
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const wordsIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? []

/** Words of the code. The tests of pages are left out: they name what is not there. */
const words = new Set(
  files
    .filter(file => /\.(tsx?|mjs|json|sql|css)$/.test(file) && !file.startsWith('scripts/pages/'))
    .flatMap(file => wordsIn(textOf(file))),
)

/** Texts of a recipe in code marks, and lines of its blocks of commands. Programs to be saved are left out: they tell of the version that they are for. */
function marksOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.split('\n'))
  const inline = [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(([, mark]) => mark!)
  return [...blocks.filter(Boolean), ...inline]
}

const isPath = (mark: string): boolean =>
  /^[\w@<>*./-]+$/.test(mark) && !mark.startsWith('/') && (mark.includes('/') || ending.test(mark))

/** Files that a path means: from the root, from a package, or the end of one; `<name>` stands for any name. */
function meant(path: string): string[] {
  const named = path.replace(/^@baize\/(\w[\w-]*)/, '$1/src').replace(/\/$/, '')
  const pattern = named.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '[^/]+')
  const found = new RegExp(`(^|/)${pattern}(/|$)`)
  return [...files, ...madeLater].filter(file => found.test(file))
}

/** Finds the names of a recipe that the project has not, each as one line that names the recipe. */
export function findLost({ path, text }: DocPage): string[] {
  const marks = marksOf(text)
  const told = (what: string[]) => [...new Set(what)].map(each => `${path}: ${each}`)
  return told([...lostPaths(marks), ...lostRuns(marks), ...lostWords(marks, text), ...lostPlaces(text)])
}

const lostPaths = (marks: string[]): string[] =>
  marks.filter(mark => isPath(mark) && meant(mark).length === 0).map(mark => `no file is ${mark}`)

/** Files and projects that a command of tests names. */
function lostRuns(marks: string[]): string[] {
  const projects = ['vitest.config.ts', 'playwright.config.ts'].flatMap(file =>
    [...textOf(file).matchAll(/name: '(\w+)'/g)].map(([, name]) => name),
  )
  return marks
    .flatMap(mark =>
      [...mark.matchAll(/npx (?:vitest run|playwright test)((?: \S+)*)/g)].map(([, rest]) => rest!.trim().split(' ')),
    )
    .flatMap(args => [
      ...args.filter(arg => isPath(arg) && meant(arg).length === 0).map(arg => `no test is ${arg}`),
      ...args
        .map((arg, at) => (arg === '--project' ? args[at + 1]! : (/^--project=(.+)/.exec(arg)?.[1] ?? null)))
        .filter(project => project !== null && !projects.includes(project))
        .map(project => `no project is ${project}`),
    ])
}

/** Names of the code stand somewhere in it, or in a program of the page; what is left open names nothing. */
function lostWords(marks: string[], text: string): string[] {
  const programs = new Set([...text.matchAll(/^```\w+\n([\s\S]*?)^```/gm)].flatMap(([, program]) => wordsIn(program!)))
  return marks
    .filter(mark => !isPath(mark) && !/^(np[mx] |git |[A-Z_]+=)/.test(mark))
    .flatMap(mark => wordsIn(mark.replace(/<[^>]*>/g, ' ')))
    .filter(word => /[a-z][A-Z]|[A-Z]_[A-Z]|^[A-Z][a-z]/.test(word) && !words.has(word) && !programs.has(word))
    .map(word => `nothing is called ${word}`)
}

/** A name that stands "in" or "of" a file is there. */
const lostPlaces = (text: string): string[] =>
  [...text.matchAll(/`([A-Za-z_][\w.]*)`\s+(?:in|of)\s+`([^`]+\.(?:tsx?|mjs|json|sql))`/g)]
    .filter(([, name, file]) => isPath(file!) && !isPath(name!))
    .filter(([, name, file]) => !meant(file!).some(each => textOf(each).includes(name!)))
    .map(([, name, file]) => `${file} has no ${name}`)
