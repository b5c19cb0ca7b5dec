import type { Plugin } from 'vite'

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
const forReaders = new RegExp(String.raw`\b(?:area|summary):\s*${text},?|\berrors:\s*\[[^\]]*\],?`, 'g')

/** The source of endpoint rows without what only the reference page reads. */
export const withoutReference = (source: string): string => source.replace(forReaders, '')

/** Leaves chapters, summaries and lists of errors out of the endpoint rows that browsers load. */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/api\/src\/endpoints\/\w+\.ts$/.test(id)) return null
      return { code: withoutReference(code), map: null }
    },
  }
}
