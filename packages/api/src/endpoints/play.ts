import { defineEndpoints } from '../endpoint.ts'

/** Launching, wallet and push: what a member needs while playing. */
export const playEndpoints = defineEndpoints({
  'launch.gameLaunch': {
    area: 'Games',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/relay/GCS_gameLaunchFB',
    auth: 'session',
    summary: 'Opens a game session and answers its one-time address, good for 60 seconds.',
    errors: ['game_unknown', 'game_unavailable', 'provider_unavailable', 'trial_refused', 'account_blocked'],
  },
  'launch.popularGames': {
    area: 'Home',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/lgw/games/popular',
    auth: 'none',
    summary: 'The most played games of the last seven days, filled up with hot games.',
    errors: [],
  },
  'wallet.balance': {
    area: 'Wallet',
    moduleId: 'FUNDTRANS3',
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    auth: 'session',
    summary: "The member's playable money.",
    errors: [],
  },
  'rounds.winnerBoard': {
    area: 'Home',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/relay/ODSFE2_getWinnerBoard',
    auth: 'none',
    summary: 'The largest settled wins of the last 24 hours, accounts masked.',
    errors: [],
  },
  'push.events': {
    area: 'Common',
    moduleId: 'MSG3',
    method: 'GET',
    path: '/wps/ext/events',
    auth: 'session',
    stream: true,
    extension: true,
    summary: 'Server-sent events of the signed-in member; resumes after Last-Event-ID.',
    errors: [],
  },
})
