import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Feedback, applications, talks and the chat, as operators answer them. */
export const serviceDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'service.feedbackQueue': {
    method: 'GET',
    path: '/wps/ext/operator/feedback',
    permission: 'feedback.view',
    summary: 'Feedback that waits for an answer, oldest first.',
    errors: [],
  },
  'service.answerFeedback': {
    method: 'POST',
    path: '/wps/ext/operator/feedback/answer',
    permission: 'feedback.answer',
    summary: 'Answers feedback; a member finds the answer among their messages.',
    errors: ['not_found', 'already_decided'],
  },
  'service.applications': {
    method: 'GET',
    path: '/wps/ext/operator/affiliate/applications',
    permission: 'affiliate.decide',
    summary: 'Applications that wait for a decision, oldest first.',
    errors: [],
  },
  'service.decideApplication': {
    method: 'POST',
    path: '/wps/ext/operator/affiliate/decide',
    permission: 'affiliate.decide',
    summary: 'Makes an applicant an agent, or tells them why not.',
    errors: ['not_found', 'already_decided'],
  },
  'service.removePost': {
    method: 'POST',
    path: '/wps/ext/operator/chat/remove',
    permission: 'chat.moderate',
    summary: 'Takes a post out of the chat room, also from pages that show it already.',
    errors: ['not_found'],
  },
  'service.mute': {
    method: 'POST',
    path: '/wps/ext/operator/chat/mute',
    permission: 'chat.moderate',
    summary: 'Keeps whoever wrote a post from writing in the chat room for some hours; they read why.',
    errors: ['not_found'],
  },
  'service.unmute': {
    method: 'POST',
    path: '/wps/ext/operator/chat/unmute',
    permission: 'chat.moderate',
    summary: 'Lets a member write in the chat room again.',
    errors: ['not_found'],
  },
  'service.talks': {
    method: 'GET',
    path: '/wps/ext/operator/talks',
    permission: 'talk.answer',
    summary: 'Talks with visitors and members, those that wait for an answer first.',
    errors: [],
  },
  'service.talk': {
    method: 'GET',
    path: '/wps/ext/operator/talk',
    permission: 'talk.answer',
    summary: 'What was said in one talk, oldest first.',
    errors: ['not_found'],
  },
  'service.answerTalk': {
    method: 'POST',
    path: '/wps/ext/operator/talk',
    permission: 'talk.answer',
    summary: 'Says something in a talk; it appears at once on the page of who asked.',
    errors: ['not_found'],
  },
})
