import { defineEndpoints } from '../endpoint.ts'

export const messageEndpoints = defineEndpoints({
  'messages.unreadCount': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    auth: 'member',
    mayGuest: true,
    whileClosed: true,
    summary: 'What waits for the member: unread messages, and missions and rewards to claim.',
    errors: [],
  },
})
