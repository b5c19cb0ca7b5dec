import type { Handlers } from '../../kernel/http/handlers.ts'
import { listAddresses, saveAddresses } from './addresses/house-addresses.ts'
import * as decisions from './approvals/decide.ts'
import { listApprovals } from './approvals/list-approvals.ts'
import { readApproval } from './approvals/read-approval.ts'
import { createDeskStream } from './events/desk-stream.ts'
import { beginEnrolment, confirmEnrolment } from './factors/enrol.ts'
import { codesLeft } from './factors/recovery-codes.ts'
import { removeFactor } from './factors/remove-factor.ts'
import { openLink } from './links/open-link.ts'
import { listNotices } from './notices/notices.ts'
import type { Parts } from './parts.ts'
import { addPasskey, dropPasskey, enrolPasskey, listPasskeys } from './passkeys/own-passkeys.ts'
import { passkeyOptions, signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { createOperator } from './people/create-operator.ts'
import { listOperators } from './people/list-operators.ts'
import { blockOperator, releaseOperator, resetOperatorPassword } from './people/operator-access.ts'
import { saveOperator } from './people/save-operator.ts'
import { listRoles, saveRole } from './roles/save-role.ts'
import { freezeSelection } from './selections/freeze.ts'
import { readOutcome, runSelection } from './selections/run.ts'
import { endOtherSessions, endSession, listSessions } from './sessions/list-sessions.ts'
import { changeOperatorPassword } from './sign-in/change-password.ts'
import { proveSignIn } from './sign-in/prove.ts'
import { stepUp, unlockSession } from './sign-in/prove-again.ts'
import { signInOperator } from './sign-in/sign-in.ts'
import { listViews, removeView, saveView } from './views/views.ts'

export const operatorsRoutes = (parts: Parts) =>
  ({
    'operators.login': (input, from) => signInOperator(parts, input, from),
    'operators.prove': (input, from) => proveSignIn(parts, input, from),
    'operators.openLink': (input, from) => openLink(parts, input, from),
    'operators.passkeyOptions': (_input, from) => passkeyOptions(parts, from),
    'operators.provePasskey': (input, from) => signInByPasskey(parts, input, from),
    'operators.enrolPasskey': (_input, context) => enrolPasskey(parts, context.caller, context),
    'operators.addPasskey': (input, context) => addPasskey(parts, input, context.caller, context),
    'operators.passkeys': (_input, { caller }) => listPasskeys(parts, caller),
    'operators.dropPasskey': (input, { caller }) => dropPasskey(parts, input, caller),
    'operators.unlock': (input, context) => unlockSession(parts, input, context.caller, context),
    'operators.stepUp': (input, context) => stepUp(parts, input, context.caller, context),
    'operators.enrol': (_input, { caller }) => beginEnrolment(parts, caller),
    'operators.confirmFactor': (input, { caller }) => confirmEnrolment(parts, input, caller),
    'operators.removeFactor': (input, { caller }) => removeFactor(parts, input, caller),
    'operators.notices': (_input, { caller }) => listNotices(parts, caller),
    'operators.events': createDeskStream(parts),
    'operators.logout': async (_input, { caller }) => {
      await parts.sessions.end(parts.database.kysely, BigInt(caller.sessionId), 'signed-out')
      return null
    },
    'operators.me': async (_input, { caller }) => ({
      ...{ username: caller.username, roles: [...caller.roles], permissions: [...caller.permissions] },
      ...{ mustChange: caller.mustChange, enrolling: caller.isEnrolling },
      codesLeft: await codesLeft(parts.database.kysely, caller.operatorId),
    }),
    'operators.list': () => listOperators(parts),
    'operators.create': (input, { caller }) => createOperator(parts, input, caller),
    'operators.save': (input, context) => saveOperator(parts, input, context),
    'operators.addresses': (_input, { ip }) => listAddresses(parts, ip),
    'operators.saveAddresses': (input, context) => saveAddresses(parts, input, context),
    'operators.block': (input, { caller }) => blockOperator(parts, input, caller),
    'operators.release': (input, { caller }) => releaseOperator(parts, input, caller),
    'operators.resetPassword': (input, { caller }) => resetOperatorPassword(parts, input, caller),
    'operators.changePassword': (input, { caller }) => changeOperatorPassword(parts, input, caller),
    'operators.roles': () => listRoles(parts),
    'operators.saveRole': (input, { caller }) => saveRole(parts, input, caller),
    'operators.views': (input, { caller }) => listViews(parts, input, caller),
    'operators.saveView': (input, { caller }) => saveView(parts, input, caller),
    'operators.removeView': (input, { caller }) => removeView(parts, input, caller),
    'operators.sessions': (input, { caller }) => listSessions(parts, input, caller),
    'operators.endSession': (input, { caller }) => endSession(parts, input, caller),
    'operators.endOtherSessions': (_input, { caller }) => endOtherSessions(parts, caller),
    'selections.freeze': (input, context) => freezeSelection(parts, input, context),
    'selections.run': (input, { caller }) => runSelection(parts, input, caller),
    'selections.outcome': (input, context) => readOutcome(parts, input, context),
    'approvals.list': (input, { caller }) => listApprovals(parts, input, caller),
    'approvals.get': (input, context) => readApproval(parts, input, context),
    'approvals.approve': (input, context) => decisions.approve(parts, input, context),
    'approvals.refuse': (input, { caller }) => decisions.refuse(parts, input, caller),
    'approvals.cancel': (input, { caller }) => decisions.cancel(parts, input, caller),
  }) satisfies Partial<Handlers>
