import { routes } from '@streetlore/domain/paths';
import { LogOut, Menu } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { signOut } from '../../data/index.ts';
import { classes } from '../../ui/classes.ts';
import { type Section, sections } from '../sections.tsx';
import styles from './admin-layout.module.css';

/** A click on any link closes the menu of a narrow screen, even a click on the present section. */
export function AdminNav() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <Menu size={18} aria-hidden="true" />
        Menu
      </button>
      <div id={id} className={classes(styles.ways, open && styles.open)}>
        <nav aria-label="Admin" className={styles.nav}>
          {sections.map((section) => (
            <SectionLink key={section.to} section={section} onClick={() => setOpen(false)} />
          ))}
        </nav>
        <button type="button" className={styles.logout} onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden="true" />
          Logout
        </button>
      </div>
    </>
  );
}

const nothing = () => '';

type SectionLinkProps = { readonly section: Section; readonly onClick: () => void };

function SectionLink({ section, onClick }: SectionLinkProps) {
  const { to, label, Icon, Waiting, useList = nothing } = section;
  return (
    <NavLink to={to + useList()} end={to === routes.admin} className={classes(styles.link)} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
      <span>{label}</span>
      {Waiting && <Waiting />}
    </NavLink>
  );
}
