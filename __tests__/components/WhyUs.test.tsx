import { render, screen, within } from '@testing-library/react';
import { WhyUs } from '@/components/sections/home/WhyUs';

test('the timeline is an ordered list of four', () => {
  render(<WhyUs />);
  const steps = within(screen.getByRole('list')).getAllByRole('heading', { level: 4 });
  const names = ['Founded', 'Early Projects', 'AI Integration', 'Full-Service Agency'];
  expect(steps.map((step) => step.textContent)).toEqual(names);
});
