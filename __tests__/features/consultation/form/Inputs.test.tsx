import { render, screen } from '@testing-library/react';
import { hintOf } from '@/features/consultation/controls/Field';
import { Inputs } from '@/features/consultation/form/Inputs';
import { fields, type InputName, inputNames } from '@/features/consultation/model/fields';
import { consultationRequestSchema, rulesOf } from '@/features/consultation/model/schema';
import { aRequest } from '../../../../testing/samples/consultationRequest';

jest.mock('@/features/consultation/model/selectOptions', () => {
  const { selectOptions } = jest.requireActual('@/features/consultation/model/selectOptions');
  const former = { value: 'fax', label: 'Automated Fax Machines', isFormer: true };
  return { selectOptions: { ...selectOptions, service: [...selectOptions.service, former] } };
});

const label = 'Automated Fax Machines';

test('a service that is no longer offered is valid and has its words, but is not in the form', () => {
  expect(consultationRequestSchema.parse({ ...aRequest(), service: 'fax' }).service).toBe('fax');
  expect(rulesOf(fields.service).options(fields.service)).toContainEqual(
    expect.objectContaining({ value: 'fax', label }),
  );
  render(<Inputs section="business" />);
  expect(screen.getByRole('option', { name: 'Multiple Services' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: label })).toBeNull();
});

test('a hint describes its field', () => {
  render(
    <>
      <Inputs section="personal" />
      <Inputs section="business" />
      <Inputs section="project" />
    </>,
  );
  const describedBy = (name: InputName) => document.getElementById(hintOf(name))?.textContent ?? '';
  const hints = Object.fromEntries(inputNames.map((name) => [name, describedBy(name)]));
  expect(hints).toMatchObject({ name: '', phone: 'We only call if you ask us to.' });
  for (const name of inputNames)
    expect(document.getElementById(name)).toHaveAccessibleDescription(hints[name]);
});
