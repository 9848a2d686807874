import type { ReadersById } from '../reader.js';
import { awardReaders } from './award.js';
import { compensationReaders } from './compensation.js';
import { contractReaders } from './contract.js';
import { dismissalReaders } from './dismissal.js';
import { foreignReaders } from './foreign.js';
import { languageReaders } from './language.js';
import { noticeReaders } from './notice.js';
import { probationReaders } from './probation.js';
import { renewalReaders } from './renewal.js';
import { resignationReaders } from './resignation.js';
import { restraintReaders } from './restraint.js';
import { rightsReaders } from './rights.js';
import { transferReaders } from './transfer.js';
import { workDeductionReaders } from './work-deductions.js';
import { workPayReaders } from './work-pay.js';
import { workDuesReaders } from './work-dues.js';
import { workHoursReaders } from './work-hours.js';
import { workRestReaders } from './work-rest.js';
import { workOvertimeReaders } from './work-overtime.js';
import { workLeaveReaders } from './work-leave.js';
import { workLeavePayReaders } from './work-leave-pay.js';
import { workFamilyReaders } from './work-family.js';
import { workWomenReaders } from './work-women.js';
import { workSicknessReaders } from './work-sickness.js';
import { workCostsReaders } from './work-costs.js';
import { workPassportReaders } from './work-passport.js';
import { workDisciplineReaders } from './work-discipline.js';
import { workSafetyReaders } from './work-safety.js';
import { workInsuranceReaders } from './work-insurance.js';
import { workClaimsReaders } from './work-claims.js';
import { workConductReaders } from './work-conduct.js';

import { withAdded } from '../together.js';
import { careReaders } from './care.js';
import { dutiesReaders } from './duties.js';
import { wideTermReaders } from './wide-term.js';
import { wideAwardReaders } from './wide-award.js';
import { wideDisciplineReaders } from './wide-discipline.js';
import { wideCostsReaders } from './wide-costs.js';
import { wideLeaveReaders } from './wide-leave.js';
import { wideFamilyReaders } from './wide-family.js';
import { dutiesWorkReaders } from './duties-work.js';
import { siteReaders } from './site.js';
import { wideClaimsReaders } from './wide-claims.js';
import { wideContractReaders } from './wide-contract.js';
import { wideEndingReaders } from './wide-ending.js';
import { widePayReaders } from './wide-pay.js';
import { wideTimeReaders } from './wide-time.js';

/** The precise readers of each rule. */
const PRECISE: ReadersById = {
  ...contractReaders,
  ...foreignReaders,
  ...languageReaders,
  ...rightsReaders,
  ...probationReaders,
  ...renewalReaders,
  ...transferReaders,
  ...noticeReaders,
  ...compensationReaders,
  ...resignationReaders,
  ...dismissalReaders,
  ...restraintReaders,
  ...awardReaders,
  ...workDeductionReaders,
  ...workPayReaders,
  ...workDuesReaders,
  ...workHoursReaders,
  ...workRestReaders,
  ...workOvertimeReaders,
  ...workLeaveReaders,
  ...workLeavePayReaders,
  ...workFamilyReaders,
  ...workWomenReaders,
  ...workSicknessReaders,
  ...workCostsReaders,
  ...workPassportReaders,
  ...workDisciplineReaders,
  ...workSafetyReaders,
  ...workInsuranceReaders,
  ...workClaimsReaders,
  ...workConductReaders,
  ...dutiesReaders,
  ...careReaders,
  ...dutiesWorkReaders,
  ...siteReaders,
};

/** Readers of the rules of the Labor Law: the precise ones, and wide ones beside them. */
export const laborReaders: ReadersById = withAdded(
  PRECISE,
  wideContractReaders,
  wideEndingReaders,
  widePayReaders,
  wideTimeReaders,
  wideTermReaders,
  wideAwardReaders,
  wideDisciplineReaders,
  wideCostsReaders,
  wideLeaveReaders,
  wideFamilyReaders,
  wideClaimsReaders,
);
