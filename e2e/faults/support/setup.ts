import { endLeftServers } from './server';

afterAll(endLeftServers);
