import { type FieldPurpose, fieldPurposes } from '@/content/fieldPurposes';
import { fields, inputNames } from './fields';

const hasArticle = (name: string) => name.startsWith('the ');

function namesFor(purpose: FieldPurpose): string[] {
  const names = inputNames
    .filter((name) => fields[name].purpose === purpose)
    .map((name) => fields[name].inSentence);
  return names.toSorted((one, other) => Number(hasArticle(one)) - Number(hasArticle(other)));
}

export const askedFor = Object.entries(fieldPurposes)
  .map(([purpose, sentence]) => ({ names: namesFor(purpose as FieldPurpose), sentence }))
  .filter(({ names }) => names.length > 0)
  .map(({ names, sentence }) => sentence(names))
  .join(' ');
