import type { ErrorCode } from './errors.ts'
import type { HouseStop } from './house-stops.ts'
import type { ModuleId } from './modules.ts'
import type { OperatorPermission } from './operator-permissions.ts'
import type { ClosureKind } from './protection.ts'

/**
 * Callers: anyone; holders of any token; members that are signed in; those of them with an agent centre; operators.
 */
export type Auth = 'none' | 'visitor' | 'member' | 'agent' | 'operator'

/**
 * One call of the product as data. Routes, the browser client, the reference page and the generated tests all
 * come from it. The metadata half is browser-safe; request and response schemas stand in `schemas/` under the same name.
 */
export interface Endpoint {
  /** Chapter of the reference page. */
  area: string
  /** Tag of the part that a table of calls puts it under: capitals and a 3. It decides nothing; a row takes that of its neighbours. */
  moduleId: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  auth: Auth
  /** Open to trial guests too; all other rows of members answer them trial_refused. */
  mayGuest?: true
  /** The part of the deployment's requests a minute and address that this row takes, where it guesses secrets or makes accounts. */
  limit?: 'tenth' | 'twentieth'
  /** Open to anybody, and told who calls where somebody is signed in. */
  tokenOptional?: true
  /** What an operator must be allowed to do; operator rows without it are open to every operator. */
  permission?: OperatorPermission
  /** Switch of the whitelabel tree without which the server refuses the call with module_off. */
  feature?: ModuleId
  /** Brake of the house under which the server refuses the call with stopped. */
  stop?: HouseStop
  /** The body travels as a compact JWE; see `docs/parts.md`, sealed bodies. */
  encrypt?: true
  /** The body is form-urlencoded; any other content type answers unsupported_media_type. */
  form?: true
  /**
   * The body is a file and nothing else: a picture, image/png or image/jpeg of at most 5 MB, or a table of a bank,
   * application/octet-stream of at most 10 MB.
   */
  upload?: true | 'table'
  /** The answer is a file without an envelope; refusals come in it as ever. */
  file?: true
  /** Fields that travel in the query of a call with a body. */
  query?: readonly string[]
  /** Open to somebody whose password must be changed; all other rows answer password_change_required. */
  whileMustChange?: true
  /** Open to an operator's session that has no factor yet; all other rows of operators answer enrolment_required. */
  whileEnrolling?: true
  /** Open to an operator's session that is locked; all other rows of operators answer session_locked. */
  whileLocked?: true
  /** Asks for a proof of the factor within five minutes; step_up_required without one, and the same call may be made again. */
  stepUp?: boolean
  /** Of an operator's writer: what it is done to, with fields of the input in braces, as W{id}; see {@link subjectFields}. */
  subject?: string
  /** Of an operator's writer: whether somebody else must agree; above, where the handler finds it dear enough. */
  approval?: ApprovalRule
  /** How long a request for it waits to be decided; 24 hours where it is left out. */
  approvalMinutes?: number
  /** What whoever agrees must be allowed to do; the row's own permission where it is left out. */
  approver?: OperatorPermission
  /** The input holds the `version` of what is changed; changed_meanwhile for another one. */
  versioned?: true
  /** A call about one's own sign-in or session, which nobody else is asked about. */
  own?: true
  /** Open to a member on a break or excluded; all other rows of members answer them excluded. */
  whileClosed?: true
  /**
   * A replica of the database may answer it, two seconds behind the primary: it writes nothing, decides nothing, and whoever has just changed
   * something is answered by the primary.
   */
  reads?: 'replica'
  /** The answer is a stream of server-sent events; the response schema describes one event's data. */
  stream?: true
  /** The answer is a CSV file for programs, or an envelope with an error. */
  csv?: true
  /** The answer is a workbook for people, in their language, or an envelope with an error. */
  sheet?: true
  /** Not part of the documented table: one of our extensions under /wps/ext. */
  extension?: true
  /** Answers during maintenance and where the site is closed, because the screens of those states need it. */
  alwaysOpen?: true
  /** One line for the reference page. */
  summary: string
  /** Codes of the error table that this call can answer beside the {@link commonErrors}. */
  errors: readonly ErrorCode[]
}

/** If a second person must agree to what one operator asks for. */
export type ApprovalRule = 'never' | 'always' | 'above'

/** Fields of the input that a subject names. */
export const subjectFields = (subject: string): string[] =>
  [...subject.matchAll(/\{(\w+)\}/g)].map(([, field]) => field!)

/** Types a group of endpoint rows without widening their names and literals. */
export const defineEndpoints = <const T extends Record<string, Endpoint>>(rows: T): T => rows

/** What rows of operators are told of beside what all of them have in common. */
interface OperatorRowBase
  extends Omit<
    Endpoint,
    'area' | 'moduleId' | 'auth' | 'extension' | 'permission' | 'method' | keyof WriterFields | 'own'
  > {
  /** What its caller must be allowed to do; `any` opens it to every operator. */
  permission: OperatorPermission | 'any'
}
type WriterFields = Pick<Endpoint, 'subject' | 'stepUp' | 'approval' | 'approvalMinutes' | 'approver' | 'versioned'>
type NoWriter = { [field in keyof WriterFields]?: never }
type WritingMethod = Exclude<Endpoint['method'], 'GET'>

interface OperatorReader extends OperatorRowBase, NoWriter {
  method: 'GET'
}
/** The calls of a sign-in, where nobody is signed in yet. */
interface OperatorSignIn extends OperatorRowBase, NoWriter {
  method: WritingMethod
  auth: 'none'
}
/** Calls about one's own factor, password and sessions. */
interface OperatorOwn extends OperatorRowBase, NoWriter {
  method: WritingMethod
  own: true
}
/** Anything else that changes something. It says what it is done to, whether it asks for a fresh proof, and who must agree. */
interface OperatorWriter extends OperatorRowBase, Pick<Endpoint, 'approvalMinutes' | 'approver' | 'versioned'> {
  method: WritingMethod
  subject: string
  stepUp: boolean
  approval: ApprovalRule
}

/** A row of operators. What all of them have in common is filled in. */
export type OperatorEndpoint = OperatorReader | OperatorSignIn | OperatorOwn | OperatorWriter

const ofOperators = { area: 'Operator', auth: 'operator', extension: true } as const
type OperatorRow<M extends string, R> = Omit<typeof ofOperators, keyof R> & { moduleId: M } & R

/** Types the rows of a desk without widening their names and literals, and fills in what rows of operators share. */
export function defineOperatorEndpoints<M extends string, const T extends Record<string, OperatorEndpoint>>(
  moduleId: M,
  rows: T,
): { [N in keyof T]: OperatorRow<M, Omit<T[N], 'permission'>> & { permission?: OperatorPermission } } {
  const filled = Object.entries(rows).map(([name, { permission, ...row }]) => [
    name,
    { ...ofOperators, moduleId, ...row, ...(permission === 'any' ? {} : { permission }) },
  ])
  return Object.fromEntries(filled)
}

/** Errors that any call may answer. */
export const commonErrors = [
  'invalid_input',
  'too_many_requests',
  'unavailable',
  'internal',
  'maintenance',
  'region_restricted',
  'ip_restricted',
] as const

/** The one envelope around every answer. On failure `value` may carry an {@link ErrorDetail}. */
export interface Envelope<T> {
  success: boolean
  value: T
  message: string | null
  errorCode: ErrorCode | null
}

/** What an error tells beside its text. */
export interface ErrorDetail {
  /** Faults by field, in the user's language, first fault first. */
  fields?: { field: string; message: string }[]
  /** When another try is allowed. */
  retryAfterSeconds?: number
  /** Of excluded: what the member chose, and until when; null for good. */
  kind?: ClosureKind
  until?: string | null
  /** Of withdrawal_on_hold: how many hours it lasts from now, the last one begun. */
  hours?: number
  /** Of not_available, as wire amounts: what may be taken out, what requirements lock, what contracts owe, and the valid bet still needed. */
  available?: string
  locked?: string
  owed?: string
  turnoverLeft?: string
  /** Bounds of amount_out_of_range, as wire amounts. */
  min?: string
  max?: string
  /** Of reference_used: number of the order that has the reference. */
  order?: string
  /** Of table_round_unknown: serials of the first and the last round that there is. */
  first?: number
  last?: number
  /** Of approval_open: the request that waits. */
  approvalId?: string
  /** Of changed_meanwhile, where an act was agreed to: what is not as it was when it was asked for. */
  differences?: { field: string; before: unknown; now: unknown }[]
  /** Of stopped: the brake that is pressed. */
  stop?: HouseStop
  /** The sign-in form must show a captcha from now on. */
  captcha?: true
  /** Names the request in our logs. */
  requestId?: string
}
