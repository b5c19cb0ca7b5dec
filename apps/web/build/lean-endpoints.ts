import type { Plugin } from 'vite'

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
const words = String.raw`\b(?:area|summary|feature|permission|limit):\s*${text},?`
const lists = String.raw`\berrors:\s*\[[^\]]*\],?`
const marks = String.raw`\b(?:extension|alwaysOpen|mayGuest|stream|csv|whileMustChange|whileClosed|file):\s*true,?`
/** Rows of operators, who have a site of their own. */
const operatorRows = /\n {2}'[\w.]+': \{\n(?:(?! {2}\},)[\s\S])*?auth: 'operator',\n[\s\S]*?\n {2}\},/g
const forServers = new RegExp([words, lists, marks].join('|'), 'g')

/** The source of endpoint rows without what only the server and the reference page read. */
export const withoutReference = (source: string): string => source.replace(operatorRows, '').replace(forServers, '')

/** Leaves out of the endpoint rows what browsers have no use for. */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/api\/src\/endpoints\/[\w-]+\.ts$/.test(id)) return null
      return { code: withoutReference(code), map: null }
    },
  }
}
