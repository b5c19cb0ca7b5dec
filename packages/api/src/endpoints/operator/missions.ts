import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Missions, as operators keep them. */
export const missionDeskEndpoints = defineOperatorEndpoints('MISSION3', {
  'missions.save': {
    method: 'POST',
    path: '/wps/ext/operator/missions',
    permission: 'loyalty.edit',
    subject: 'mission:{code}',
    stepUp: true,
    approval: 'above',
    summary: 'Makes a mission, or changes one by its code.',
    errors: ['step_up_required', 'approval_open'],
  },
})
