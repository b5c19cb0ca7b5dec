import type { StudioErrorCode } from '@baize/api/studio/errors'

/** Every refusal of the studio in Filipino, for games and betting pages alike. */
export const tyErrors: Record<StudioErrorCode, string> = {
  visit_unknown: 'Tapos na ang session ng game na ito. Buksan ulit ito mula sa lobby. Walang ibinawas sa balance mo.',
  visit_over: 'Tapos na ang session ng game na ito. Buksan ulit ito mula sa lobby. Walang ibinawas sa balance mo.',
  stake_invalid: 'Walang ganitong taya. Pumili ng iba. Walang ibinawas sa balance mo.',
  client_seed_invalid: 'Gumamit ng 1 hanggang 64 na nakikitang characters.',
  client_seed_wanted:
    'Nagpalit na ng seed ang studio. Ipinapadala na ang bago mong seed; pindutin ulit. Walang ibinawas sa balance mo.',
  input_invalid: 'Hindi tinanggap ng studio ang ipinadala ng game. Walang ibinawas sa balance mo.',
  round_open: 'Hindi pa tapos ang isa pang round ng game na ito. Walang ibinawas sa balance mo.',
  round_unknown: 'Hindi makita ang round na ito.',
  round_over: 'Tapos na ang round na ito. Mananatili ang resulta.',
  bet_invalid: 'Wala sa table ang bet na ito. Palitan ito. Hindi ka nasingil.',
  choice_invalid: 'Hindi available ang pinili mo ngayon. Tuloy ang round.',
  choice_taken: 'May naunang napili. Ipinapakita ang round ayon sa lagay nito.',
  too_fast: 'Puwede nang magsimula ang susunod na round sa ilang sandali. Walang ibinawas sa balance mo.',
  price_changed: 'Nagbago ang presyo ng slip na ito. Tingnan at i-submit ulit. Walang ibinawas sa balance mo.',
  odds_changed: 'Nagbago ang odds. Nasa slip mo ang bago; ilagay itong muli kung payag ka. Hindi ka nasingil.',
  slip_reused: 'Naipadala na ang slip na may ganitong number. Walang ibinawas ulit sa balance mo.',
  slip_unknown: 'Hindi makita ang slip na ito.',
  chase_unknown: 'Hindi mahanap ang order na ito, o tapos na ito.',
  ticket_unknown: 'Wala pa sa selyadong book ang ticket na ito.',
  issue_closed: 'Sarado na sa taya ang draw na ito. Bukas na ang kasunod. Walang ibinawas sa balance mo.',
  not_enough_money:
    'Mas mababa sa taya ang balance mo. Pumili ng mas mababang taya o magdagdag ng pera. Walang ibinawas sa balance mo.',
  limit_reached:
    'Naabot na ang isa sa sarili mong limits. Walang ibinawas sa balance mo. Puwede ka pa ring mag-withdraw.',
  game_closed: 'Hindi available ngayon ang game. Walang ibinawas sa balance mo.',
  wallet_unavailable: 'Walang tiyak na sagot ang wallet. Hindi nalaro ang round; ibabalik ang nakuhang taya.',
  too_many_requests: 'Masyadong maraming request mula sa connection mo. Subukan ulit pagkalipas ng ilang sandali.',
  busy: 'Busy ang studio. Subukan ulit pagkalipas ng ilang sandali.',
  internal: 'Nagkaproblema sa studio.',
}
