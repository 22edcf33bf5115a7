"""Servers on the loopback, each on a port of its own, that end with the test."""
import contextlib
import http.server
import json
import os
import pathlib
import re
import subprocess
import sys
import threading
import time

# What rclone calls a remote named `s3`, for a server on this machine.
KEY = "test"


@contextlib.contextmanager
def s3(folder):
    """An S3 server that holds all in memory (moto); gives the environment in which rclone knows it as `s3`,
    and its log, a line a request."""
    log = pathlib.Path(folder) / "s3.log"
    with open(log, "wb") as said:
        server = subprocess.Popen([sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", "0"],
                                  stdout=said, stderr=subprocess.STDOUT)
    try:
        port = wait_for_port(server, log)
        yield {"RCLONE_CONFIG_S3_TYPE": "s3", "RCLONE_CONFIG_S3_PROVIDER": "Other",
               "RCLONE_CONFIG_S3_ENDPOINT": f"http://127.0.0.1:{port}",
               "RCLONE_CONFIG_S3_ACCESS_KEY_ID": KEY, "RCLONE_CONFIG_S3_SECRET_ACCESS_KEY": KEY,
               "RCLONE_CONFIG_S3_REGION": "us-east-1", "RCLONE_CONFIG": os.devnull,
               # What the job definition sets for AWS itself.
               "RCLONE_CONFIG_S3_ENV_AUTH": "false"}, log
    finally:
        server.terminate()
        server.wait()


def wait_for_port(server, log):
    until = time.monotonic() + 60
    while time.monotonic() < until and server.poll() is None:
        if found := re.search(r"Running on http://127\.0\.0\.1:(\d+)", log.read_text()):
            return int(found[1])
        time.sleep(0.1)
    raise AssertionError(f"the S3 server did not start: {log.read_text()}")


def put_order(log, prefix):
    """The objects put below a prefix of a bucket, in the order of the requests."""
    puts = re.findall(r'"PUT /([^ ?"]+)[^"]*HTTP/1\.1" 200', log.read_text())
    return [name.removeprefix(prefix) for name in puts if name.startswith(prefix)]


class BatchService(http.server.ThreadingHTTPServer):
    """Takes what a client of AWS Batch sends, numbers the jobs, and keeps it."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), BatchRequest)
        self.requests = []

    @property
    def endpoint(self):
        return f"http://127.0.0.1:{self.server_port}"

    def __enter__(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error):
        self.shutdown()
        self.server_close()

    def sent(self, operation):
        return [body for path, body in self.requests if path == f"/v1/{operation}"]


class BatchRequest(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.requests.append((self.path, body))
        number = len(self.server.requests)
        answer = json.dumps({"jobId": f"job-{number}", "jobName": body.get("jobName", ""), "revision": 1,
                             "jobDefinitionName": "darkroom", "jobDefinitionArn": "arn:aws:batch:::"}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *words):
        pass
