import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

type Node = Record<string, unknown>
const document = openApiDocument() as Node

/** Every object of the document that a reference stands in, with its pointer. */
function references(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const part of node) references(part, found)
  else if (node && typeof node === 'object')
    for (const [key, part] of Object.entries(node)) {
      if (key === '$ref') found.push(String(part))
      else references(part, found)
    }
  return found
}

const resolve = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Node | undefined)?.[part], document)

test('[MEND-055] every reference of the description resolves, and none leads to a root that is not there', () => {
  const found = references(document)
  expect(found.length).toBeGreaterThan(0)
  for (const pointer of found) expect(resolve(pointer), pointer).toBeTypeOf('object')
  expect(JSON.stringify(document)).not.toContain('$defs')
})

test('[MEND-055] sealed rows are told as text with their plain form beside', () => {
  const sealed = endpointNames.filter(name => 'encrypt' in endpoints[name] && endpoints[name].encrypt)
  expect(sealed.length).toBeGreaterThan(3)
  for (const name of sealed) {
    const { path, method } = endpoints[name]
    const operation = (resolve('#/paths') as Record<string, Record<string, Node>>)[path]![method.toLowerCase()]!
    expect(operation.requestBody, name).toMatchObject({
      content: {
        'application/jose': {
          schema: { type: 'string', contentMediaType: 'application/jose', 'x-plaintext': { type: 'object' } },
        },
      },
    })
  }
})
