// A sample scenario in the language of the page. It checks the value of the game's first option.

/** @type {Record<string, (name: string, value: Shapes['option']['value']) => string>} */
const FIRST = {
  en: (name, value) =>
    'Feature: Our table\n' +
    '  Scenario: What we agreed on\n' +
    `    Then the option "${name}" is ${value} by default\n`,
  sv: (name, value) =>
    '# language: sv\n' +
    'Egenskap: Vårt bord\n' +
    '  Scenario: Vad vi har kommit överens om\n' +
    `    Så är alternativet "${name}" ${value} om inget annat sägs\n`,
  de: (name, value) =>
    '# language: de\n' +
    'Funktionalität: Unser Tisch\n' +
    '  Szenario: Was abgemacht ist\n' +
    `    Dann ist die Option "${name}" ${value}, wenn nichts anderes gesagt wird\n`,
};

/** @param {string} language @param {string} name @param {Shapes['option']['value']} value */
export const scenarioOf = (language, name, value) => FIRST[language](name, value);
