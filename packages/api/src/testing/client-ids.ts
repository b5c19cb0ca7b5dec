import { z } from 'zod'
import { schemas } from '../schemas/index.ts'

/** Ids that come from an answer of the server, by call and field: an upload's, and the last one of a page. */
const serverMade = new Set([
  ...[
    'uploads.view.uploadId',
    'uploads.inspect.uploadId',
    'cashier.answerWithdrawal.proof',
    'promotions.join.imageIds',
  ],
  'tables.slips.after',
])

interface Shape {
  format?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
}

/** True where a shape is an id, or holds some. */
const isId = ({ format, items, anyOf = [] }: Shape): boolean =>
  format === 'uuid' || (items !== undefined && isId(items)) || anyOf.some(isId)

/** Calls of the endpoint table whose input has an id that the caller makes, by name, such as `cashier.deposit`. */
export function callsWithClientIds(): string[] {
  return Object.entries(schemas).flatMap(([call, { request }]) => {
    const { properties = {} } = z.toJSONSchema(request as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
    const ids = Object.entries(properties).filter(([, shape]) => isId(shape))
    return ids.some(([field]) => !serverMade.has(`${call}.${field}`)) ? [call] : []
  })
}

/** Operators' calls to a provider's desk, which the provider answers. */
export const isDeskCall = (call: string): boolean => /^(tables|bookDesk|roomDesk)\./.test(call)
