import type { Endpoint } from '@baize/api'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import { faultsOf } from './faults.ts'
import type { SealedBodies } from './sealed-body.ts'
import { sealedBodyType } from './sealed-body.ts'

/**
 * Reads a call's input from where its row says, opens it when sealed, and validates it.
 * GET and DELETE take flat query parameters, or one parameter `data` with JSON.
 * @throws ApiError invalid_input with the faults by field, or one of the sealed-body errors
 */
export async function readInput(row: Endpoint, schema: z.ZodType, request: FastifyRequest, sealed: SealedBodies) {
  const raw = row.encrypt
    ? await openBody(row, request, sealed)
    : row.method === 'GET' || row.method === 'DELETE'
      ? readQuery(request.query as Record<string, unknown>)
      : readBody(row, request)
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (!parsed.success) throw new ApiError('invalid_input', { faults: faultsOf(parsed.error) })
  return parsed.data
}

async function openBody(row: Endpoint, request: FastifyRequest, sealed: SealedBodies): Promise<unknown> {
  const isSealed = request.headers['content-type']?.split(';', 1)[0]?.trim() === sealedBodyType
  if (!isSealed || typeof request.body !== 'string') throw new ApiError('sealed_body_required')
  return sealed.open(request.body, row.method, row.path)
}

/** A body of JSON, or of a form or a picture where the row says so, with the row's query fields beside it. */
function readBody(row: Endpoint, request: FastifyRequest): unknown {
  const { body } = request
  if (Buffer.isBuffer(body) !== (row.upload !== undefined)) throw new ApiError('unsupported_media_type')
  if (Buffer.isBuffer(body)) return readFile(row, request, body)
  const isForm = body instanceof URLSearchParams
  if (isForm !== (row.form ?? false) && body !== undefined) throw new ApiError('unsupported_media_type')
  if (typeof body === 'string') throw new ApiError('unsupported_media_type')
  const named = namedInQuery(row, request)
  if (isForm) return Object.fromEntries([...body, ...named])
  return named.length === 0 ? (body ?? {}) : { ...(body as object), ...Object.fromEntries(named) }
}

function readFile(row: Endpoint, request: FastifyRequest, body: Buffer): unknown {
  const isPicture = request.headers['content-type']?.startsWith('image/') ?? false
  if (isPicture === (row.upload === 'table')) throw new ApiError('unsupported_media_type')
  const file = new Blob([new Uint8Array(body)])
  return { [isPicture ? 'image' : 'file']: file, ...Object.fromEntries(namedInQuery(row, request)) }
}

function namedInQuery(row: Endpoint, request: FastifyRequest): [string, unknown][] {
  const query = request.query as Record<string, unknown>
  return (row.query ?? []).filter(name => query[name] !== undefined).map(name => [name, query[name]])
}

function readQuery(query: Record<string, unknown>): unknown {
  if (query.data === undefined) return { ...query }
  try {
    return JSON.parse(String(query.data))
  } catch {
    throw new ApiError('invalid_input', { faults: [{ field: 'data', fault: 'pattern' }] })
  }
}
