import { thankYouCopy } from '@/content/copy/consultation';
import { rulesOf } from '@/features/consultation/model/fieldRules';
import { type Field, fieldNames, fields as model } from '@/features/consultation/model/fields';
import { contactMethodOptions, type Option } from '@/features/consultation/model/options';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import { paths } from '@/lib/paths';

const byValue = (options: readonly Option[]) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

export const fields = fieldNames.map((name) => {
  const field: Field = model[name];
  const { label } = field;
  const { options, isBlock } = rulesOf(field);
  const labels = options(field);
  return {
    name,
    label,
    ...(labels.length > 0 && { options: byValue(labels) }),
    ...(isBlock && { isBlock }),
  };
});

export const services = byValue(selectOptions.service);

const { received, receivedChange, calendarTitle, replies, call: calls } = thankYouCopy;
const { heldCall, takenCall, unavailableCall, noCall } = replies;

export const words = {
  received,
  receivedChange,
  replies: { heldCall, takenCall, unavailableCall, noCall },
  calendarTitle: calendarTitle('{site}', 0).replace('0', '{minutes}'),
};

export const contactMethods = contactMethodOptions.map((option) =>
  option.booksCall
    ? { value: option.value, booksCall: true, reply: replies.openCall, call: calls[option.value] }
    : { value: option.value, booksCall: false, reply: replies[option.value] },
);

export const callPath = paths.call;
