import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A page of documents, by its path in the project. */
export interface DocPage {
  path: string
  text: string
}

const root = join(import.meta.dirname, '../..')

/** Commands of the project, as package.json has them. */
const commands = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)

/** Made by a build or by who follows a recipe, so no checkout has them. */
export const madeLater = ['scripts/dist/serve.mjs', 'apps/studio/src/upgrade-dump.test.ts']

/** README.md and what else tells of the project as it is; the changelog tells what was. */
export function docPages(): DocPage[] {
  const top = readdirSync(root).filter(name => name.endsWith('.md') && name !== 'CHANGELOG.md')
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const paths = [...top, ...below.filter(name => name.endsWith('.md')).map(name => `docs/${name}`)]
  return paths.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** What a page names and the project has not, each as one line. */
export const findUntrue = (page: DocPage): string[] => [
  ...lostLinks(page),
  ...unknownCommands(page),
  ...unknownBenchmarks(page),
  ...lostPaths(page),
]

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first]) => first!)

/** Links and pictures that lead to no file, and those to a chapter that its page has not. */
function lostLinks({ path, text }: DocPage): string[] {
  const inside = found(text, /\]\(([^)\s]+)\)/g).filter(link => !/^(https?|mailto):/.test(link))
  return inside
    .filter(link => {
      const [file, chapter] = link.split('#')
      const target = file ? join(root, dirname(path), file) : join(root, path)
      return !existsSync(target) || (chapter && !chaptersOf(readFileSync(target, 'utf8')).includes(chapter))
    })
    .map(link => `${path}: leads to ${link}`)
}

const chaptersOf = (text: string): string[] =>
  found(text, /^#+ (.+)$/gm).map(title =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

const unknownCommands = ({ path, text }: DocPage): string[] =>
  found(text, /\bnpm run ([a-z:-]+)/g)
    .filter(command => !commands.includes(command))
    .map(command => `${path}: knows a command ${command}`)

const unknownBenchmarks = ({ path, text }: DocPage): string[] =>
  found(text, /(?<=\bbench\b[^\n]*)-- ([a-z][a-z0-9-]*)/g)
    .filter(name => !existsSync(join(root, `bench/${name}.ts`)))
    .map(name => `${path}: knows a benchmark ${name}`)

/** Paths in code marks, from the root; those with a place left open are patterns. */
const lostPaths = ({ path, text }: DocPage): string[] =>
  found(text, /`((?:apps|packages|scripts|bench|e2e|docs|findings)\/[^`\s]*)`/g)
    .map(named => named.replace(/[:#].*$/, ''))
    .filter(named => !/[*{<]/.test(named) && !madeLater.includes(named) && !existsSync(join(root, named)))
    .map(named => `${path}: names ${named}`)
