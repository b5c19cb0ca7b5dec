import { defineEndpoints } from '../endpoint.ts'

/** Games between members. */
export const roomEndpoints = defineEndpoints({
  'launch.roomList': {
    area: 'PvP/lottery',
    moduleId: 'LOTT3',
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    auth: 'member',
    mayGuest: true,
    summary: 'Rooms in which members play one another: game, stake, seats, and how long one waits for the other side.',
    errors: ['provider_unavailable'],
  },
})
