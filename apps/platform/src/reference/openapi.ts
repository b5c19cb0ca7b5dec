import type { Endpoint, EndpointName } from '@baize/api'
import { commonErrors } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { errorText } from '@baize/api/error-texts/index'
import { errors } from '@baize/api/errors'
import { schemas } from '@baize/api/schemas/index'
import { z } from 'zod'
import { workbookType } from '../kernel/sheets/sheet.ts'

type Json = Record<string, unknown>

/** The endpoint table as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  const schemas: Record<string, Json> = {}
  for (const name of endpointNames) {
    const row: Endpoint = endpoints[name]
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baize player API',
      version: '1.0.0',
      description:
        'Every answer comes in one envelope. Rows marked sealed take a compact JWE (ECDH-ES, A256GCM) bound to method and path; its keys come with the permission answer.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        member: {
          type: 'http',
          scheme: 'bearer',
          description: "A member's session token, on the device that it was issued to.",
        },
        agent: { type: 'http', scheme: 'bearer', description: 'The same of a member with an agent centre.' },
        operator: { type: 'http', scheme: 'bearer', description: "An operator's session token, on its device." },
        visitor: { type: 'http', scheme: 'bearer', description: 'A visitor or session token.' },
      },
    },
  }
}

function operation(name: EndpointName, row: Endpoint, shared: Record<string, Json>): Json {
  const { request, response } = schemas[name]
  const input = schemaOf(request, `${name}.request`, shared, 'input')
  const fromQuery = row.method === 'GET' || row.method === 'DELETE'
  return {
    operationId: name,
    tags: [row.area],
    summary: row.summary,
    description: `Module ${row.moduleId}.${row.extension ? ' Extension.' : ''}`,
    ...(row.auth === 'none' ? {} : { security: [{ [row.auth]: [] }] }),
    ...(fromQuery ? { parameters: queryParameters(input) } : { requestBody: body(row, input) }),
    ...(row.query
      ? { parameters: queryParameters(input).filter(({ name }) => row.query?.includes(String(name))) }
      : {}),
    responses: {
      200: {
        description: 'Success',
        content: content(row, envelope(schemaOf(response, `${name}.response`, shared, 'output'))),
      },
      ...errorResponses(row),
    },
  }
}

/**
 * A schema with its recursive parts among the document's components: the library names them from the schema's own root, which
 * in a document is the document's root.
 */
function schemaOf(schema: z.ZodType, name: string, shared: Record<string, Json>, io: 'input' | 'output'): Json {
  const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  const placed = (part: unknown): Json =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`)) as Json
  for (const [key, part] of Object.entries($defs ?? {})) shared[`${name}.${key}`] = placed(part)
  return placed(own)
}

/** Files stand for themselves. Streams are text of events, each of whose data is a JSON text of the schema beside. */
function content(row: Endpoint, schema: Json): Json {
  if (row.file) return { 'image/webp': {} }
  if (row.csv) return { 'text/csv': { schema: { type: 'string' } } }
  if (row.sheet) return { [workbookType]: {} }
  return row.stream
    ? { 'text/event-stream': { schema: { type: 'string', 'x-event': schema } } }
    : { 'application/json': { schema } }
}

/** A sealed body is text on the wire; the plain form that it holds stands beside it. */
const body = (row: Endpoint, schema: Json): Json =>
  row.encrypt
    ? {
        required: true,
        description: 'Sealed: a compact JWE, whose plaintext is the JSON of `x-plaintext`.',
        content: {
          [bodyType(row)]: { schema: { type: 'string', contentMediaType: 'application/jose', 'x-plaintext': schema } },
        },
      }
    : { required: true, content: { [bodyType(row)]: { schema } } }

function bodyType(row: Endpoint): string {
  if (row.encrypt) return 'application/jose'
  if (row.upload) return 'image/png'
  return row.form ? 'application/x-www-form-urlencoded' : 'application/json'
}

const envelope = (value: Json): Json => ({
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    value,
    message: { type: ['string', 'null'] },
    errorCode: { type: ['string', 'null'] },
  },
})

function queryParameters(schema: Json): Json[] {
  const properties = (schema.properties ?? {}) as Record<string, Json>
  const required = new Set((schema.required as string[] | undefined) ?? [])
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }))
}

/** Error codes grouped by status, each with its text. */
function errorResponses(row: Endpoint): Json {
  const codes = [...row.errors, ...commonErrors]
  const byStatus = Map.groupBy(codes, code => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.map(code => `\`${code}\`: ${errorText(code, 'EN')}`).join('\n\n') },
    ]),
  )
}
