import type { CatalogueParts } from '@baize/client-kit/lingui-catalogues.ts'

/** Descriptions of pages and the question for the age stand in what the server writes; browsers do not load them. */
const forServers = /^(head\.\w+(\.demo)?\.description$|age\.)/
/** Texts of pages and dialogs that wait for `?late`, the second file of a language. What the shell shows is not among them. */
const late =
  /^(download|help|join|status)\.(?!(link|title)$)|^(download|join)\.title$|^(pattern|sms|slider|recovery|password)\.|^auth\.(?!(signIn|register|lostTitle|remember|forgot|bySms|trial)$)|^notices\.(none|pages|lead)$|^field\.(?!(username|password|captcha|required|showPassword|hidePassword)$)|^(date|favourites|filter|game|inbox|launch|lobby|lottery|matches|room|tables)\.|^network\.|^(invitation_code_error|in_need_true_account|in_increase_submit)$|^head\.(rng|seamless|noticePage|help|download|join|lott|elott)\.title$/
/** Texts of the centres and of what belongs to them, which wait for `?centre`, the third file. */
const centre =
  /^(agent|centre|cashier|define|records|promo|mission|palette|prize|feedback|chat|news|returns|sealed|paid|terms|own|protection)\.|^mall\.(?!title$)|^head\.(fairness|promotions|pointMall|games|winners|leaderboard|blog|news|feedback|service|paid|terms|ledger)\.title$/

/** In which of its files a text of the site stands. */
export const catalogueParts: CatalogueParts = {
  folder: 'web/src/locales',
  partOf: key => (centre.test(key) ? 'centre' : late.test(key) ? 'late' : undefined),
  isForServers: key => forServers.test(key),
}
