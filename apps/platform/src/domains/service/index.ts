import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { applications, applyAsAffiliate, decideApplication, ownApplication } from './affiliates.ts'
import { muteAuthor, unmute } from './chat/mutes.ts'
import { removePost } from './chat/posts.ts'
import { installChat } from './chat/socket.ts'
import { answerTalk, listTalks, readTalk } from './chat/talks.ts'
import type { ServiceDependencies } from './dependencies.ts'
import { answerFeedback, feedbackQueue, ownFeedback, takeFeedback } from './feedback.ts'

/** Feedback, applications, the chat room and talks: what people tell the house, and what it answers. */
export function createService(deps: ServiceDependencies) {
  return {
    /** Registers the socket of the chat. */
    install: (app: FastifyInstance): Promise<void> => installChat(app, deps),

    routes: {
      'service.feedback': (input, context) => takeFeedback(deps, input, context),
      'service.ownFeedback': async (_input, { caller }) => ownFeedback(deps, caller.memberId),
      'service.feedbackQueue': () => feedbackQueue(deps),
      'service.answerFeedback': async (input, { caller }) => {
        await answerFeedback(deps, input, caller)
        return null
      },
      'service.applyAsAffiliate': async (input, { caller }) => {
        await applyAsAffiliate(deps, caller, input)
        return null
      },
      'service.ownApplication': async (_input, { caller }) => ownApplication(deps, caller.memberId),
      'service.applications': () => applications(deps),
      'service.decideApplication': async (input, { caller }) => {
        await decideApplication(deps, input, caller)
        return null
      },
      'service.removePost': async (input, { caller }) => {
        await removePost(deps, input, caller.operatorId)
        return null
      },
      'service.mute': (input, { caller }) => muteAuthor(deps, input, caller.operatorId),
      'service.unmute': async (input, { caller }) => {
        await unmute(deps, input, caller.operatorId)
        return null
      },
      'service.talks': () => listTalks(deps),
      'service.talk': ({ id }) => readTalk(deps, BigInt(id)),
      'service.answerTalk': async (input, { caller }) => {
        await answerTalk(deps, input, caller.operatorId)
        return null
      },
    } satisfies Partial<Handlers>,
  }
}
