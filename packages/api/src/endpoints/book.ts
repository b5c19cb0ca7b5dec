import { defineEndpoints } from '../endpoint.ts'

/** What the site shows of books of matches, to everybody. */
export const bookEndpoints = defineEndpoints({
  'launch.liveMatches': {
    area: 'Games',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/ext/matches',
    auth: 'none',
    extension: true,
    summary: 'Virtual matches in play with score, clock and the odds on their result.',
    errors: ['provider_unavailable'],
  },
  'launch.bookReturns': {
    area: 'Games',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/ext/fairness/book-returns',
    auth: 'none',
    extension: true,
    summary:
      'What books returned in real money beside what mathematics expected, by sport, class and month, and the margin of each class.',
    errors: ['provider_unavailable'],
  },
})
