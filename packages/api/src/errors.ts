/** How an error answers: its HTTP status, and whether the same request may succeed later unchanged. */
export interface ErrorRow {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  retry: boolean
}

const row = (status: ErrorRow['status'], retry = false): ErrorRow => ({ status, retry })

/** The closed table of errors. Each has a text in every declared language under `error-texts/`. */
export const errors = {
  invalid_input: row(400),
  amount_invalid: row(400),
  url_invalid: row(400),
  body_too_large: row(413),
  unsupported_media_type: row(415),
  sealed_body_required: row(415),
  sealed_body_invalid: row(400),
  not_found: row(404),
  method_not_allowed: row(405),
  too_many_requests: row(429, true),
  unavailable: row(503, true),
  maintenance: row(503, true),
  region_restricted: row(403),
  ip_restricted: row(403),
  internal: row(500, true),

  token_required: row(401),
  session_expired: row(401),
  visitor_token_expired: row(401, true),
  bad_credentials: row(401),
  captcha_required: row(401),
  captcha_wrong: row(401),
  slider_required: row(422),
  slider_wrong: row(422),
  password_change_required: row(403),
  old_password_wrong: row(422),
  link_expired: row(422),
  social_refused: row(422),
  phone_missing: row(400),
  phone_invalid: row(400),
  sms_required: row(400),
  sms_invalid: row(422),
  sms_expired: row(422),
  sms_cooldown: row(429, true),
  sms_too_many: row(429, true),
  quota_exceeded: row(429),
  account_blocked: row(403),
  account_locked: row(429, true),
  not_member: row(403),
  not_agent: row(403),
  not_allowed: row(403),
  trial_refused: row(403),
  module_off: row(403),

  username_taken: row(409),
  username_reserved: row(422),
  mobile_taken: row(409),
  affiliate_unknown: row(404),

  game_unknown: row(404),
  game_unavailable: row(409, true),
  provider_unavailable: row(503, true),
  launch_expired: row(401),
  round_unknown: row(404),

  not_enough_money: row(422),
  key_reused: row(409),

  application_exists: row(409),
  already_decided: row(409),
  password_unset: row(422),
  password_wrong: row(422),
  password_locked: row(429),
  withdrawal_on_hold: row(422),
  amount_out_of_range: row(422),
  not_available: row(422),
  order_state: row(409),
  window_closed: row(409),
  partial_sum: row(422),
  proof_required: row(400),
  not_own_order: row(403),
  not_direct_upline: row(403),
  upline_transfer_off: row(403),
  second_approval_required: row(403),
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors
