import { defineEndpoints } from '../endpoint.ts'

export const messageEndpoints = defineEndpoints({
  'messages.unreadCount': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    auth: 'session',
    summary: 'How many personal messages are unread.',
    errors: [],
  },
  'messages.inbox': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/ext/messages',
    auth: 'session',
    extension: true,
    summary: 'Personal messages, newest first.',
    errors: [],
  },
  'messages.markRead': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'POST',
    path: '/wps/ext/messages/read',
    auth: 'session',
    extension: true,
    summary: 'Marks a personal message as read.',
    errors: ['not_found'],
  },
})
