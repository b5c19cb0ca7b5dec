import { defineEndpoints } from '../endpoint.ts'

/** Games in company: rooms in which members play one another, and tables that they share. */
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
  'launch.tableList': {
    area: 'PvP/lottery',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/ext/tables',
    auth: 'none',
    extension: true,
    summary: 'Tables of a game type with what is on show: phase, players, limits, and the last results as a road.',
    errors: ['provider_unavailable'],
  },
})
