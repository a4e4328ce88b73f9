import { deskCalls } from '../../desk-calls.ts'
import { nothing } from '../../entities/common.ts'
import { grants } from '../../entities/secretariat.ts'
import { newAddress, team } from '../../entities/team.ts'
import { langQuery, pathIds, routeOf } from '../../route.ts'

/** What candidates allow secretariats, and what these do for people of their lists. */
export const teamRoutes = {
  getGrants: routeOf(deskCalls.getGrants, { params: pathIds('cid'), response: grants }),
  giveGrant: routeOf(deskCalls.giveGrant, { params: pathIds('cid', 'sid'), response: grants, errors: ['not_found', 'too_many_attempts'] }),
  endGrant: routeOf(deskCalls.endGrant, { params: pathIds('cid', 'sid'), response: grants, errors: ['not_found'] }),
  getTeam: routeOf(deskCalls.getTeam, { query: langQuery, response: team }),
  remindCandidate: routeOf(deskCalls.remindCandidate, { params: pathIds('id'), status: 202, response: nothing, errors: ['not_found'] }),
  proposeAddress: routeOf(deskCalls.proposeAddress, {
    params: pathIds('id'),
    body: newAddress,
    status: 202,
    response: nothing,
    errors: ['not_found', 'email_invalid'],
  }),
}
