import { z } from 'zod'
import { houseStops } from '../../../house-stops.ts'
import { nothing, reason, time } from '../../common.ts'

const stops = z.object({
  list: z.array(
    z.object({
      stop: z.enum(houseStops),
      /** Null while it is not pressed. */
      pressed: z.object({ at: time, by: z.string(), reason: z.string() }).nullable(),
    }),
  ),
})

export const stopSchemas = {
  'stops.list': { request: nothing, response: stops },
  'stops.set': { request: z.strictObject({ stop: z.enum(houseStops), on: z.boolean(), reason }), response: stops },
}
