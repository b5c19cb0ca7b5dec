import type { Language, ResponseOf } from '@baize/api'
import { errorText } from '@baize/api/error-texts/index'
import type { HouseStop } from '@baize/api/house-stops'

/** Sentences that pages show in place of a stopped part, the same as the refusal's. */
export const stopSentences = (
  pressed: ReadonlySet<HouseStop>,
  language: Language,
): ResponseOf<'site.status'>['stopped'] =>
  Object.fromEntries([...pressed].map(stop => [stop, errorText('stopped', language, { stop })]))
