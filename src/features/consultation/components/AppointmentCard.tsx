'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { dayOnCalendar } from '../model/callInWords';

/** A call as an appointment: the day as on a tear-off calendar, and beside it what is said about it. */
export function AppointmentCard({
  callDate,
  children,
}: {
  /** `yyyy-MM-dd` */
  callDate: string;
  children: ReactNode;
}) {
  const { month, day } = dayOnCalendar(callDate);
  return (
    <Card>
      <Leaf aria-hidden="true">
        <span>{month}</span>
        {day}
      </Leaf>
      <div>{children}</div>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space.x3};
  padding: ${theme.space.x4};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.ink};
  line-height: 1.45;

  > div:last-child { flex: 1; display: grid; gap: ${theme.space.x2}; min-width: 0; }
  strong {
    display: block;
    font: ${theme.weight.display} 1.125rem / 1.3 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-wrap: balance;
    ${media.wide} { font-size: ${theme.size.heading}; }
  }
  small { display: block; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
`;

const Leaf = styled.div`
  flex: none;
  overflow: hidden;
  width: 3.25rem;
  padding-bottom: ${theme.space.x2};
  border-radius: ${theme.radius.small};
  background: ${theme.color.morningRaised};
  color: ${theme.color.morningText};
  font: ${theme.weight.display} 1.5rem / 1.1 ${theme.font.display};
  text-align: center;

  span {
    display: block;
    margin-bottom: ${theme.space.x2};
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
    font: ${theme.weight.strong} ${theme.size.tiny} / 1.6rem ${theme.font.text};
  }
`;
