import type { StudioErrorCode } from '@baize/api/studio/errors'

/** Every refusal of the studio in English, for games and betting pages alike. */
export const enErrors: Record<StudioErrorCode, string> = {
  visit_unknown: 'This visit to the game is over. Open the game again from the lobby. You have not been charged.',
  visit_over: 'This visit to the game is over. Open the game again from the lobby. You have not been charged.',
  stake_invalid: 'This stake is not offered. Choose another one. You have not been charged.',
  client_seed_invalid: 'Use 1 to 64 visible characters.',
  client_seed_wanted:
    "The studio's seed was changed. A new one of yours is on its way; press again. You have not been charged.",
  input_invalid: 'The game sent something that the studio does not take. You have not been charged.',
  round_open: 'Another round of this game is not finished yet. You have not been charged.',
  round_unknown: 'This round is not known.',
  round_over: 'This round has ended already. Its result stands.',
  bet_invalid: 'This bet is not on the table. Change it. You have not been charged.',
  choice_invalid: 'This choice is not offered now. The round goes on.',
  choice_taken: 'Another choice was made first. The round is shown as it stands.',
  too_fast: 'The next round can start in a moment. You have not been charged.',
  price_changed: 'The price of this slip has changed. Check it and place it again. You have not been charged.',
  odds_changed:
    'The odds have changed. Your slip shows the new ones; place it again if you agree. You have not been charged.',
  slip_reused: 'A slip with this number was sent before. You have not been charged again.',
  slip_unknown: 'This slip cannot be found.',
  chase_unknown: 'This order cannot be found, or it has ended already.',
  ticket_unknown: 'This ticket does not stand in a sealed book yet.',
  issue_closed: 'This draw takes no more bets. The next one is open. You have not been charged.',
  not_enough_money:
    'Your balance is less than the stake. Choose a lower stake or add money. You have not been charged.',
  limit_reached: 'One of your own limits is reached. You have not been charged. You can still withdraw.',
  game_closed: 'This game is not available now. You have not been charged.',
  wallet_unavailable:
    'The wallet gave no certain answer. The round was not played; a stake that was taken is returned.',
  too_many_requests: 'Too many requests from your connection. Try again in a moment.',
  busy: 'The studio is busy. Try again in a moment.',
  internal: 'Something went wrong in the studio.',
}
