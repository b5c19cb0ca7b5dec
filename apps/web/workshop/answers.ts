import type { Endpoint, EndpointName, Envelope, ErrorCode, Language, ResponseOf } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { errorText } from '@baize/api/error-texts/index'
import { currentLanguage } from '../src/shared/i18n/language.ts'
import { examples } from './examples/index.ts'

/** What a call comes to: a value as the contract has it, a refusal by its code, or nothing for as long as the story is open. */
export type Answer<N extends EndpointName> = { value: ResponseOf<N> } | { refused: ErrorCode } | 'never'
export type Answers = { [N in EndpointName]?: Answer<N> }

const byAddress = new Map<string, EndpointName>(
  endpointNames.map(name => {
    const { method, path }: Endpoint = endpoints[name]
    return [`${method} ${path}`, name]
  }),
)
let ofStory: Answers = {}
let waiting = 0

/** Calls are answered by the story's own answers, else by the examples. */
export const answerWith = (answers: Answers): void => {
  ofStory = answers
}

/** What has been asked for and not answered yet. */
export const waitingCalls = (): number => waiting

/** Null for what the workshop's server answers, as it draws it. */
function answerTo(name: EndpointName): Answer<EndpointName> | null {
  const own = ofStory[name] as Answer<EndpointName> | undefined
  if (own) return own
  const example = examples[name]
  return example ? { value: example() as ResponseOf<EndpointName> } : null
}

function envelopeOf(answer: Exclude<Answer<EndpointName>, 'never'>, language: Language): Envelope<unknown> {
  if ('value' in answer) return { success: true, value: answer.value, message: null, errorCode: null }
  const { refused } = answer
  return { success: false, value: null, message: errorText(refused, language), errorCode: refused }
}

/** Stands between the site's client and the network: rows with an answer are answered here, all else is fetched. */
export function answerCalls(): void {
  const fetchElsewhere = window.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    const name = byAddress.get(`${init?.method ?? 'GET'} ${pathname}`)
    const language = currentLanguage()
    const answer = name ? answerTo(name) : null
    if (answer === 'never') return new Promise(() => {})
    waiting += 1
    try {
      return answer ? Response.json(envelopeOf(answer, language)) : await fetchElsewhere(input, init)
    } finally {
      waiting -= 1
    }
  }
}
