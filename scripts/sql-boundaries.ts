import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { domainOrder } from '../apps/platform/src/domains/order.ts'
import { migrationsWithFunctions } from './migrations-with-functions.ts'

const domainsFolder = 'apps/platform/src/domains'
const named = /\b([a-z_]+)\.([a-z_0-9]+)\b/g
/** Invariants and tests read every table. */
const looksEverywhere = /(\.test|fixtures|\/invariants)\.ts$|\/migrations\//

/**
 * Where a domain's code or SQL names a table of another domain, or what one after it publishes; and new migrations that define
 * functions or views, whose current text belongs to `sql/`. Each as `file: name`. What a migrated database uses is looked at by
 * `domains/sql-uses.test.ts`.
 * @param root folder of the project
 */
export function findTrespasses(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const migrations = globSync(`${domainsFolder}/*/migrations/*.sql`, { cwd: root })
  const texts = globSync(`${domainsFolder}/*/sql/*.sql`, { cwd: root })
  const code = globSync(`${domainsFolder}/**/*.ts`, { cwd: root })
  const published = new Set(texts.flatMap(file => namesIn(read(file), /create or replace \w+ ([\w.]+)/g)))
  const tables = new Set(
    migrations.flatMap(file => namesIn(read(file), /create (?:unlogged )?table (?:if not exists )?([\w.]+)/g)),
  )
  const place = (domain: string) => (domainOrder as readonly string[]).indexOf(domain)

  const isForbidden = (own: string, name: string): boolean => {
    const [schema = ''] = name.split('.')
    if (schema === own || place(schema) < 0) return false
    return published.has(name) ? place(schema) > place(own) : tables.has(name)
  }
  const reads = [...texts, ...code].filter(file => !looksEverywhere.test(file))
  const trespasses = reads.flatMap(file => {
    const own = file.slice(domainsFolder.length + 1).split('/', 1)[0]!
    const text = file.endsWith('.ts') ? textsIn(read(file)) : read(file)
    const names = new Set(namesIn(withoutComments(text), named))
    return [...names].filter(name => isForbidden(own, name)).map(name => `${file}: ${name}`)
  })
  const defining = migrations.filter(
    file => /create (or replace )?(function|view)\b/.test(read(file)) && !migrationsWithFunctions.has(file),
  )
  return [...trespasses.sort(), ...defining.map(file => `${file}: defines what belongs to sql/`)]
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(match => (pattern === named ? match[0] : match[1]!))
}

/** Strings and templates of code: elsewhere a name with a dot is a property. */
const textsIn = (code: string): string => (code.match(/(?<!Of<)'[^'\n]*'(?!:)|`[^`]*`/g) ?? []).join('\n')

const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, '')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findTrespasses(fileURLToPath(new URL('..', import.meta.url)))
  for (const each of found)
    console.error(`${each} (a domain reads others by their views and functions; see docs/recipes/add-a-domain.md)`)
  process.exit(found.length > 0 ? 1 : 0)
}
