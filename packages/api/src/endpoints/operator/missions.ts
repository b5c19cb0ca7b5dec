import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Missions, as operators keep them. */
export const missionDeskEndpoints = defineOperatorEndpoints('MISSION3', {
  'missions.save': {
    method: 'POST',
    path: '/wps/ext/operator/missions',
    permission: 'loyalty.edit',
    summary: 'Makes a mission, or changes one by its code.',
    errors: ['second_approval_required'],
  },
})
