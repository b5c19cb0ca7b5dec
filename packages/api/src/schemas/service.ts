import { z } from 'zod'
import { applicationStates, feedbackTypes } from '../constants.ts'
import { languageCode, nothing, reason, text, time } from './common.ts'

const id = z.string().regex(/^\d{1,18}$/)
const questionType = z.enum(feedbackTypes)

const feedback = z.object({
  id: z.string(),
  questionType,
  content: z.string(),
  sentAt: time,
  /** What the house answered, and when; null while it waits. */
  answer: z.string().nullable(),
  answeredAt: time.nullable(),
})
const application = z.object({
  state: z.enum(applicationStates),
  comment: z.string(),
  sentAt: time,
  /** Why it was decided as it was. */
  reason: z.string().nullable(),
})
const post = z.object({
  id: z.string(),
  author: z.string().nullable(),
  staff: z.boolean(),
  text: z.string(),
  at: time,
})

export const serviceSchemas = {
  'service.feedback': {
    request: z.strictObject({
      questionType,
      /** Counted in words; the brand sets the bounds. */
      content: text(6_000),
      /** Where an answer reaches somebody without an account. */
      contact: text(200).default(''),
    }),
    response: z.object({ id: z.string() }),
  },
  'service.ownFeedback': { request: nothing, response: z.object({ list: z.array(feedback) }) },
  'service.feedbackQueue': {
    request: nothing,
    response: z.object({
      list: z.array(feedback.extend({ account: z.string().nullable(), contact: z.string(), language: languageCode })),
    }),
  },
  'service.answerFeedback': { request: z.strictObject({ id, reason }), response: z.null() },
  'service.applyAsAffiliate': {
    request: z.strictObject({ comment: text(500, 10), contact: text(200, 3) }),
    response: z.null(),
  },
  'service.ownApplication': { request: nothing, response: application.nullable() },
  'service.applications': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          account: z.string(),
          comment: z.string(),
          contact: z.string(),
          sentAt: time,
          /** That in which the applicant is written to. */
          language: languageCode,
        }),
      ),
    }),
  },
  'service.decideApplication': {
    request: z.strictObject({ id, approve: z.boolean(), reason }),
    response: z.null(),
  },
  'service.removePost': { request: z.strictObject({ id, reason }), response: z.null() },
  'service.mute': {
    request: z.strictObject({ id, hours: z.number().int().min(1).max(720), reason }),
    response: z.object({ account: z.string(), until: time }),
  },
  'service.unmute': { request: z.strictObject({ account: text(40, 1), reason }), response: z.null() },
  'service.talks': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          account: z.string().nullable(),
          lastText: z.string(),
          lastAt: time,
          /** The last word is not the house's. */
          waits: z.boolean(),
          /** In which the site was shown to whoever asks. */
          language: languageCode,
        }),
      ),
    }),
  },
  'service.talk': { request: z.strictObject({ id }), response: z.object({ posts: z.array(post) }) },
  'service.answerTalk': { request: z.strictObject({ id, text: text(1_000, 1) }), response: z.null() },
}
