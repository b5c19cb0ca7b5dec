import type { Language, ResponseOf } from '@baize/api'
import { errorText } from '@baize/api/error-texts/index'
import type { HouseStop } from '@baize/api/house-stops'

/** What pages say in place of what is stopped: the same sentence as the refusal. */
export const stopSentences = (
  pressed: ReadonlySet<HouseStop>,
  language: Language,
): ResponseOf<'site.status'>['stopped'] =>
  Object.fromEntries([...pressed].map(stop => [stop, errorText('stopped', language, { stop })]))
