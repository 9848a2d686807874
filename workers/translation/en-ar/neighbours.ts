import type { Unit } from './units.js';

/** "notify the Controller of any breach": what is told is no possession of whom it is told. */
export function tellOf(units: Unit[]): Unit[] {
  units.forEach((unit, at) => {
    if (!/^(?:notify|inform|apprise|remind)$/u.test(unit.verb?.lemma ?? '')) return;
    const whom = at + (units[at + 1]?.closed === true ? 2 : 1);
    const of =
      units[whom]?.noun?.noun.agent === true || units[whom]?.name === true ? units[whom + 1] : undefined;
    if (of?.lower === 'of') units[whom + 1] = { ...of, lower: 'about', preposition: 'بـ' };
  });
  return units;
}
