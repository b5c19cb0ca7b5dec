import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** How switches are written. */
const switches: Record<string, string> = { true: 'on', false: 'off' }

/**
 * The text of `.env.example`: every variable of the configuration with what is said of it there, and its default where it is
 * plain.
 * @param source text of the file that declares them
 */
export function envExample(source: string): string {
  const declared = source.slice(source.indexOf('z.object({'), source.indexOf('\n})'))
  const lines = [
    '# Every variable of a deployment. None has to be set for a demo on this machine. Commands of npm read them from a copy of',
    '# this file that is called .env; what the environment has already wins.',
  ]
  let said: string[] = []
  for (const line of declared.split('\n')) {
    const comment = line.match(/^ {2}(?:\/\*\*| \*)(?!\/) ?(.*?)(?: ?\*\/)?$/)
    const variable = line.match(/^ {2}([A-Z][A-Z0-9_]*):(.*)$/)
    if (comment) said.push(...[comment[1]!].filter(Boolean))
    if (!variable) continue
    const [, name, schema = ''] = variable
    const preset = schema.match(/\.default\(('?)([^()']*)\1\)/)?.[2]
    if (said.length > 0) lines.push('', ...said.map(text => `# ${text}`))
    lines.push(`#${name}=${switches[preset ?? ''] ?? preset ?? ''}`)
    said = []
  }
  return `${lines.join('\n')}\n`
}

export const configSource = (): string => readFileSync(file('apps/platform/src/kernel/config.ts'), 'utf8')
export const writtenExample = (): string => readFileSync(file('.env.example'), 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file('.env.example'), envExample(configSource()))
